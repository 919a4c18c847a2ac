/** Texts that would run as code where a page took them for markup. `RUN` is the call that they make. */
const VECTORS = [
  "<script>RUN</script>",
  "<ScRiPt data-xss>RUN</sCrIpT>",
  "<scr<script>ipt>RUN</scr</script>ipt>",
  "<script src='data:text/javascript,RUN'></script>",
  "</script><script>RUN</script>",
  "</style><script>RUN</script>",
  "</title><img data-xss src=x onerror=RUN>",
  "</textarea><img data-xss src=x onerror=RUN>",
  "</pre></li></ul><img data-xss src=x onerror=RUN>",
  "--><img data-xss src=x onerror=RUN>",
  "]]><img data-xss src=x onerror=RUN>",
  "<img data-xss src=x onerror=RUN>",
  "<img/data-xss/src=x/onerror=RUN>",
  '<img data-xss src="x" onerror="RUN"',
  "<<img data-xss src=x onerror=RUN>",
  "<image data-xss src=x onerror=RUN>",
  "<svg data-xss onload=RUN>",
  "<svg/data-xss/onload=RUN>",
  "<svg><script data-xss>RUN</script></svg>",
  "<svg><animate data-xss onbegin=RUN attributeName=x dur=1s>",
  "<svg><a data-xss xlink:href='javascript:RUN'><text>x</text></a></svg>",
  "<svg><use data-xss href='data:image/svg+xml,<svg onload=RUN>'></use></svg>",
  "<math><mtext><table><mglyph><style><img data-xss src=x onerror=RUN>",
  "<noscript><p title='</noscript><img data-xss src=x onerror=RUN>'>",
  "<template><script data-xss>RUN</script></template>",
  "<iframe data-xss srcdoc='<script>parent.RUN</script>'></iframe>",
  "<iframe data-xss src='javascript:parent.RUN'></iframe>",
  "<object data-xss data='javascript:RUN'></object>",
  "<embed data-xss src='javascript:RUN'>",
  "<details data-xss open ontoggle=RUN><summary>x</summary></details>",
  "<dialog data-xss open onfocus=RUN autofocus tabindex=0>x</dialog>",
  "<input data-xss autofocus onfocus=RUN>",
  "<select data-xss autofocus onfocus=RUN></select>",
  "<textarea data-xss autofocus onfocus=RUN></textarea>",
  "<p data-xss tabindex=0 autofocus onfocus=RUN>x</p>",
  "<video data-xss><source onerror=RUN></video>",
  "<audio data-xss src=x onerror=RUN></audio>",
  "<marquee data-xss onstart=RUN>x</marquee>",
  "<body data-xss onload=RUN>",
  "<form data-xss><button formaction='javascript:RUN'>x</button></form>",
  "<a data-xss href='javascript:RUN'>x</a>",
  "<base data-xss href='javascript:RUN//'>",
  "<meta data-xss http-equiv=refresh content='0;url=javascript:RUN'>",
  "<link data-xss rel=stylesheet href='data:text/css,*{color:red}' onload=RUN>",
  "<style data-xss onload=RUN>*{}</style>",
  '"><img data-xss src=x onerror=RUN>',
  "'><img data-xss src=x onerror=RUN>",
  '" data-xss autofocus onfocus="RUN',
  "' data-xss autofocus onfocus='RUN",
  '" data-xss style="animation-name:x" onanimationstart="RUN',
  '";RUN;//',
  "';RUN;//",
  "`;RUN;//",
  "$" + "{RUN}",
  "{{constructor.constructor('RUN')()}}",
  "\\u003cimg data-xss src=x onerror=RUN\\u003e",
  "&lt;img data-xss src=x onerror=RUN&gt;",
  "&#60;img data-xss src=x onerror=RUN&#62;",
  "%3Cimg%20data-xss%20src=x%20onerror=RUN%3E",
  "\u2028<img data-xss src=x onerror=RUN>",
  "javascript:RUN",
  "JaVaScRiPt:RUN",
  " javascript:RUN",
  "java\tscript:RUN",
  "javascript://%0aRUN",
  "data:text/html,<script>RUN</script>",
  "vbscript:RUN",
];

/** One text that would run, with the id by which it tells that it did. */
export interface Payload {
  readonly id: string;
  readonly text: string;
}

/** Each vector for a field; what it calls tells the field. */
export function payloadsFor(field: string): readonly Payload[] {
  return VECTORS.map((vector, n) => {
    const id = `${field}-${n}`;
    return { id, text: vector.replaceAll("RUN", `ran("${id}")`.replaceAll('"', "`")) };
  });
}

/** Those of a field in so many texts, each of several payloads: the first of each stands at its start. */
export function textsFor(field: string, count: number): readonly string[] {
  const texts: string[] = Array.from({ length: count }, () => "");
  payloadsFor(field).forEach(({ text }, n) => {
    texts[n % count] += `${text} `;
  });
  return texts.map((text) => text.trimEnd());
}

/**
 * What a page must not have, as an expression for the browser: elements of a payload, handlers that
 * stand in markup, and addresses that run. Neither our pages nor the workbench write such a thing.
 */
export const FOUND = `[...document.querySelectorAll("*")].flatMap((element) =>
  [...element.attributes]
    .filter(({ name, value }) =>
      name === "data-xss" || /^on/i.test(name) || name === "srcdoc" ||
      (/^(href|src|action|formaction|data|xlink:href)$/i.test(name) &&
        /^\\s*(j\\s*a\\s*v\\s*a\\s*s\\s*c|vbscript|data:text)/i.test(value)))
    .map(({ name }) => name + ": " + element.outerHTML.slice(0, 100)))`;
