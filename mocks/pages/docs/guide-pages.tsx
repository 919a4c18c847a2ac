import { posix } from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import { type ComponentChildren, createContext, Fragment } from "preact";
import { useContext } from "preact/hooks";
import { DOCS_PATH } from "../../api/paths.js";
import { GUIDES, GUIDES_BY_TASK, type Guide, guideText } from "./guides.js";
import { type ContentsLine, REFERENCE_PATHS, renderReference } from "./reference.js";
import { Code, Table } from "./text.js";
import { DOCS_WORDS } from "./words.js";

/** A part of a guide from one heading to the next. */
interface Section {
  readonly guide: Guide;
  readonly heading: string;
  /** The id of the heading, as GitHub makes it. */
  readonly anchor: string;
  /** 1 for the title of the guide. */
  readonly depth: number;
  readonly tokens: readonly Token[];
}

/** The most sections that a search shows. */
const SHOWN_MAX = 20;

/** The length of the text that a search shows of a section, in characters. */
const EXCERPT_LENGTH = 220;

/** Renders a guide as a page. */
export async function renderGuide(guide: Guide): Promise<string> {
  const sections = await sectionsOf(guide);
  const page = {
    title: guide.title,
    path: pathOf(guide),
    contents: guideLines(guide, sections),
    tools: <Search query="" />,
    children: (
      <GuideContext.Provider value={guide}>
        <article class="guide">
          {sections.map(({ heading, anchor, depth, tokens }) => (
            <Fragment key={anchor}>
              <Heading depth={depth} anchor={anchor} text={heading} />
              <Blocks tokens={tokens} />
            </Fragment>
          ))}
        </article>
      </GuideContext.Provider>
    ),
  };
  return renderReference(page);
}

/** Renders the list of all guides by task, or what a search finds in them. */
export async function renderGuideList(query: string): Promise<string> {
  const page = {
    title: "Guides",
    path: REFERENCE_PATHS.guides,
    contents: guideLines(),
    tools: <Search query={query} />,
    children: query.trim() === "" ? <Tasks /> : <Found query={query} found={await find(query)} />,
  };
  return renderReference(page);
}

function Search({ query }: { readonly query: string }) {
  const { searchGuides, search } = DOCS_WORDS;
  return (
    <form action={REFERENCE_PATHS.guides} class="search">
      <label>
        {searchGuides} <input type="search" name="q" value={query} autocomplete="off" />
      </label>
      <button type="submit">{search}</button>
    </form>
  );
}

function Tasks() {
  return (
    <>
      <h1>Guides</h1>
      {Object.entries(GUIDES_BY_TASK).map(([task, guides]) => (
        <section key={task} aria-label={task}>
          <h2>{task}</h2>
          <dl class="entries">
            {guides.map((guide) => (
              <Entry key={guide.path} href={pathOf(guide)} name={guide.title} text={guide.about} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

interface EntryProps {
  readonly href: string;
  readonly name: string;
  readonly text: string;
}

function Entry({ href, name, text }: EntryProps) {
  return (
    <div class="entry">
      <dt>
        <a class="name" href={href}>
          {name}
        </a>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

function Found({ query, found }: { readonly query: string; readonly found: readonly Section[] }) {
  return (
    <>
      <h1>{`Guides: ${query}`}</h1>
      <p role="status">{describeFound(found.length)}</p>
      <dl class="entries">
        {found.slice(0, SHOWN_MAX).map(({ guide, heading, anchor, depth, tokens }) => {
          const href = `${pathOf(guide)}#${anchor}`;
          const name = depth === 1 ? guide.title : `${guide.title}: ${heading}`;
          return <Entry key={href} href={href} name={name} text={excerptOf(tokens, query)} />;
        })}
      </dl>
    </>
  );
}

function describeFound(many: number): string {
  if (many === 0) return "No section fits. Try fewer or other words.";
  const sections = many === 1 ? "1 section fits." : `${many} sections fit.`;
  return many > SHOWN_MAX ? `${sections} These ${SHOWN_MAX} fit best.` : sections;
}

function pathOf({ path }: Guide): string {
  return `${DOCS_PATH}/${path}`;
}

/** All guides for the contents, the open one with its sections. */
function guideLines(open?: Guide, sections: readonly Section[] = []): readonly ContentsLine[] {
  return GUIDES.map((guide) => ({
    href: pathOf(guide),
    text: guide.title,
    ...(guide === open && {
      below: sections
        .filter(({ depth }) => depth === 2)
        .map(({ heading, anchor }) => ({ href: `#${anchor}`, text: heading })),
    }),
  }));
}

/** The sections of a guide, each with what is below its heading. A guide begins with its title. */
async function sectionsOf(guide: Guide): Promise<readonly Section[]> {
  const slugs = new Map<string, number>();
  const sections: (Section & { readonly tokens: Token[] })[] = [];
  for (const token of new Marked().lexer(await guideText(guide.path))) {
    if (token.type !== "heading") {
      sections.at(-1)?.tokens.push(token);
      continue;
    }
    const heading = textOf(token.tokens ?? []).trim();
    const slug = slugOf(heading);
    const earlier = slugs.get(slug) ?? 0;
    slugs.set(slug, earlier + 1);
    const anchor = earlier === 0 ? slug : `${slug}-${earlier}`;
    sections.push({ guide, heading, anchor, depth: token.depth, tokens: [] });
  }
  return sections;
}

function slugOf(heading: string): string {
  const kept = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "");
  return kept.replaceAll(/\s/g, "-");
}

/** The text of tokens as a person reads it, without marks and addresses. */
function textOf(tokens: readonly Token[]): string {
  return tokens.map(textOfToken).join("");
}

function textOfToken(token: Token): string {
  switch (token.type) {
    case "html":
    case "image":
      return "";
    case "list":
      return (token as Tokens.List).items.map(({ tokens }) => `${textOf(tokens)} `).join("");
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows]
        .flatMap((row) => row.map(({ tokens }) => `${textOf(tokens)} `))
        .join("");
    }
    case "paragraph":
    case "blockquote":
      return `${textOf(token.tokens ?? [])} `;
    default:
      if ("tokens" in token && token.tokens) return textOf(token.tokens);
      return "text" in token ? token.text : " ";
  }
}

/** The guide that is being rendered. */
const GuideContext = createContext<Guide | undefined>(undefined);

interface HeadingProps {
  readonly depth: number;
  readonly anchor: string;
  readonly text: string;
}

function Heading({ depth, anchor, text }: HeadingProps) {
  const Tag = `h${Math.min(depth, 4)}` as "h1";
  return <Tag id={anchor}>{text}</Tag>;
}

/** Paragraphs, lists, code and tables. Comments, which mark what is generated, are left out. */
function Blocks({ tokens }: { readonly tokens: readonly Token[] }) {
  return (
    <>
      {tokens.map((token, index) => {
        const key = `${index}`;
        switch (token.type) {
          case "code":
            return <Code key={key}>{token.text}</Code>;
          case "list": {
            const { ordered, items } = token as Tokens.List;
            const List = ordered ? "ol" : "ul";
            return (
              <List key={key} class="bullets">
                {items.map((item) => (
                  <li key={item.raw}>
                    <Blocks tokens={item.tokens} />
                  </li>
                ))}
              </List>
            );
          }
          case "table":
            return <Rows key={key} table={token as Tokens.Table} />;
          case "paragraph":
            return (
              <p key={key}>
                <Words tokens={token.tokens ?? []} />
              </p>
            );
          case "blockquote":
            return (
              <blockquote key={key}>
                <Blocks tokens={token.tokens ?? []} />
              </blockquote>
            );
          // The text of an item of a list that has no paragraphs.
          case "text":
            return <Words key={key} tokens={token.tokens ?? [token]} />;
          default:
            return null;
        }
      })}
    </>
  );
}

function Rows({ table: { header, rows } }: { readonly table: Tokens.Table }) {
  return (
    <Table
      label={header.map(({ tokens }) => textOf(tokens)).join(", ")}
      head={header.map(({ tokens }) => textOf(tokens))}
    >
      {rows.map((row) => (
        <tr key={row.map(({ text }) => text).join("|")}>
          {row.map((cell, column) => (
            <td key={`${column}`}>
              <Words tokens={cell.tokens} />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** Text with code, emphasis and links. Pictures are left out: they are not in the package. */
function Words({ tokens }: { readonly tokens: readonly Token[] }) {
  return (
    <>
      {tokens.map((token, index) => {
        const key = `${index}`;
        const within = "tokens" in token ? (token.tokens ?? []) : [];
        const inner = <Words tokens={within} />;
        switch (token.type) {
          case "codespan":
            return <code key={key}>{token.text}</code>;
          case "strong":
            return <strong key={key}>{inner}</strong>;
          case "em":
            return <em key={key}>{inner}</em>;
          case "link":
            return (
              <GuideLink key={key} href={token.href}>
                {inner}
              </GuideLink>
            );
          case "br":
            return <br key={key} />;
          case "html":
          case "image":
            return null;
          default:
            return within.length > 0 ? inner : "text" in token ? token.text : null;
        }
      })}
    </>
  );
}

/** A link to a guide, to a place in it or to the web. A file that the mock does not serve is only named. */
function GuideLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ComponentChildren;
}) {
  const guide = useContext(GuideContext);
  const target = guide && targetOf(guide, href);
  return target === undefined ? <span>{children}</span> : <a href={target}>{children}</a>;
}

function targetOf(guide: Guide, href: string): string | undefined {
  if (/^(https?:|#)/.test(href)) return href;
  const [file = "", anchor] = href.split("#");
  const path = posix.join(posix.dirname(guide.path), file);
  const meant = GUIDES.find(
    (one) => one.path === path || one.path === `${path.replace(/\/$/, "")}/README.md`,
  );
  if (!meant) return undefined;
  return anchor === undefined ? pathOf(meant) : `${pathOf(meant)}#${anchor}`;
}

/** Words of every section, which distinguish none. */
const COMMON = new Set(
  "a an and are at be by can do does for how i if in is it my of on or our run the to use was what when where which why with you your".split(
    " ",
  ),
);

/** The words of a text in the form in which they are compared: `expired` and `expires` are one. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.replace(/(?<=\p{L}{3})(?:ies|ied|ing|ed|es|s|y|e)$/u, ""));
}

interface Indexed {
  readonly section: Section;
  readonly heading: ReadonlySet<string>;
  readonly text: ReadonlyMap<string, number>;
}

let index: Promise<readonly Indexed[]> | undefined;

async function indexed(): Promise<readonly Indexed[]> {
  const guides = await Promise.all(GUIDES.map(sectionsOf));
  return guides.flat().map((section) => {
    const text = new Map<string, number>();
    for (const word of wordsOf(textOf(section.tokens))) text.set(word, (text.get(word) ?? 0) + 1);
    return {
      section,
      heading: new Set(wordsOf(`${section.guide.title} ${section.heading}`)),
      text,
    };
  });
}

/**
 * The sections with words of the query, those first that fit best. A rare word counts for more than one that many
 * sections have, and a word of a heading for more than one below it.
 */
async function find(query: string): Promise<readonly Section[]> {
  index ??= indexed();
  const sections = await index;
  const wanted = [...new Set(wordsOf(query))].filter((word) => !COMMON.has(word));
  const weights = new Map(
    wanted.map((word) => {
      const having = sections.filter(({ heading, text }) => heading.has(word) || text.has(word));
      return [word, Math.log(1 + sections.length / (having.length + 1))];
    }),
  );
  const scored = sections.map(({ section, heading, text }) => {
    const parts = wanted.map((word) => {
      const often = Math.min(text.get(word) ?? 0, 4);
      return (weights.get(word) ?? 0) * ((heading.has(word) ? 6 : 0) + Math.sqrt(often) * 2);
    });
    const fitting = parts.filter((part) => part > 0).length;
    return { section, score: parts.reduce((sum, part) => sum + part, 0) * fitting };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ section }) => section);
}

/** The text of a section around the first word of the query; its code only where it has no other text. */
function excerptOf(tokens: readonly Token[], query: string): string {
  const prose = tokens.filter(({ type }) => type !== "code");
  const text = (textOf(prose).trim() || textOf(tokens)).replaceAll(/\s+/g, " ").trim();
  const wanted = wordsOf(query).filter((word) => !COMMON.has(word));
  const places = wanted
    .map((word) => text.toLowerCase().indexOf(word))
    .filter((place) => place >= 0);
  const first = Math.max(0, Math.min(...places, text.length) - EXCERPT_LENGTH / 4);
  const begin = first === 0 || places.length === 0 ? 0 : text.lastIndexOf(" ", first) + 1;
  const part = text.slice(begin, begin + EXCERPT_LENGTH);
  const isWhole = begin + EXCERPT_LENGTH >= text.length;
  return `${begin > 0 ? "…" : ""}${isWhole ? part : `${part.slice(0, part.lastIndexOf(" "))}…`}`;
}
