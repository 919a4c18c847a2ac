/** What an interceptor answers to a call that it does not send on. */
export const SENTENCES = {
  refused: (at: string, sibling: string, name: string) =>
    `paystub refused ${at}: it belongs to the domain of ${sibling}, which is intercepted. To let its calls reach the mock, add --intercept ${name}`,
  unreachable: (at: string, why: string) => `paystub could not reach ${at} (${why})`,
  notProxied: "paystub: this is the proxy of an intercepted command. Call another host through it",
} as const;
