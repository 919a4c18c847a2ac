import { useEffect, useState } from "preact/hooks";
import type { News } from "../../control/news.js";
import { stateOf } from "./call-state.js";
import { live } from "./live.js";
import { t, type Word } from "./words.js";

/** It speaks this often at the most: what happened meanwhile is told in one sentence. */
const EACH_MS = 5000;

/** What is told of, by what happened. */
function toldOf(news: News): Word | undefined {
  if (news.type === "call") return stateOf(news.data) === "refused" ? "saidRefused" : undefined;
  if (news.type !== "event") return undefined;
  const words: Readonly<Record<string, Word>> = {
    "invoice-created": "saidInvoices",
    "invoice-paid": "saidPaid",
    "invoice-canceled": "saidCanceled",
    "sms-sent": "saidMessages",
  };
  return words[news.data.type];
}

/** Says what is new for who cannot see it: merged, and seldom. */
export function Announcer() {
  const [text, setText] = useState("");
  useEffect(() => {
    const counts = new Map<Word, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      timer = counts.size > 0 ? setTimeout(say, EACH_MS) : undefined;
      if (counts.size === 0) return;
      setText([...counts].map(([word, count]) => `${count} ${t(word)}`).join(", "));
      counts.clear();
    };
    const stop = live.listen((batch) => {
      for (const news of batch) {
        const word = toldOf(news);
        if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
      }
      timer ??= setTimeout(say, EACH_MS / 5);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return (
    <p class="vh" role="status">
      {text}
    </p>
  );
}
