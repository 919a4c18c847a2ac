/** Why an authority cannot be used. */
export type AuthorityProblem =
  | { readonly code: "missing"; readonly path: string; readonly beside: string }
  | { readonly code: "unreadable" | "unwritable"; readonly path: string; readonly system: string }
  | { readonly code: "no-certificate" | "no-authority" | "no-key"; readonly path: string }
  | { readonly code: "other-kind"; readonly path: string; readonly kind: string }
  | { readonly code: "other-key"; readonly path: string; readonly beside: string }
  | { readonly code: "expired" | "not-yet-valid"; readonly path: string; readonly at: string };

/** What is wrong, and what to do: an authority of the project is made anew, a given one is the user's to mend. */
export function authoritySentence(problem: AuthorityProblem, isOwn: boolean): string {
  return `${wrong(problem)}. ${isOwn ? ownFix(problem) : GIVEN_FIX}`;
}

function wrong(problem: AuthorityProblem): string {
  const { code, path } = problem;
  switch (code) {
    case "missing":
      return `${path} is missing, which belongs to ${problem.beside}`;
    case "unreadable":
      return `${path} cannot be read (${problem.system})`;
    case "unwritable":
      return `${path} cannot be written (${problem.system})`;
    case "no-certificate":
      return `${path} is not a certificate in PEM form`;
    case "no-authority":
      return `${path} is the certificate of a server, and not of an authority`;
    case "no-key":
      return `${path} is not a private key in PEM form without a passphrase`;
    case "other-kind":
      return `${path} is a key of kind ${problem.kind}, but paystub signs with EC and RSA keys`;
    case "other-key":
      return `${path} is the key of another authority than ${problem.beside}`;
    case "expired":
      return `the authority ${path} expired on ${problem.at}`;
    case "not-yet-valid":
      return `the authority ${path} is not valid before ${problem.at}`;
  }
}

const GIVEN_FIX =
  "Let tlsAuthority and tlsAuthorityKey name an authority and its key, or leave out both";

function ownFix(problem: AuthorityProblem): string {
  switch (problem.code) {
    case "unwritable":
      return "Start in a folder that you can write to, or let tlsAuthority and tlsAuthorityKey name files";
    case "unreadable":
      return "Start as the user that made it, or delete it with its key: the next start makes both";
    case "missing":
      return `Delete ${problem.beside}: the next start makes both`;
    default:
      return `Delete ${OWN_FILES.certificate} and ${OWN_FILES.key}: the next start makes both`;
  }
}

/** The files of a project's own authority, in the folder that the mock is started in. */
export const OWN_FILES = { certificate: "paystub.ca.pem", key: "paystub.ca.key.pem" } as const;
