import { useState } from "preact/hooks";
import { Dialog } from "./dialog.js";
import { areKeysOn, SHORTCUTS, switchKeys } from "./keys.js";
import { t } from "./words.js";

/** All that can be done by a key, and the switch that turns single keys off. */
export function Help({ close }: { readonly close: () => void }) {
  const [isOn, setIsOn] = useState(areKeysOn());
  return (
    <Dialog label={t("keys")} close={close}>
      <h2>{t("keys")}</h2>
      <dl class="kv">
        {SHORTCUTS.map(([key, word]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(word)}</dd>
          </>
        ))}
      </dl>
      <label class="field">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            switchKeys(event.currentTarget.checked);
            setIsOn(event.currentTarget.checked);
          }}
        />
        {t("keysOn")}
      </label>
      <div class="bar">
        <button type="button" class="btn" onClick={close}>
          {t("close")}
        </button>
      </div>
    </Dialog>
  );
}
