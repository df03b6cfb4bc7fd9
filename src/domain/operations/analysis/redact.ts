const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]+/gi
/** `token=…`, `"password": "…"`, `api_key: …`. */
const SECRET =
  /((?:token|password|passwd|secret|api[_-]?key|authorization|cookie|session[_-]?id)[\w-]*["']?\s*[:=]\s*)(?:"[^"]*"|'[^']*'|[^\s,;&}"']+)/gi
const IPV4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g
/** A short form with `::` for its zeros, or a long form of up to eight groups. */
const IPV6 =
  /\b(?:[0-9a-f]{1,4}:){1,7}:(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4})*\b)?|\b(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}\b/gi
/** Ids of rows, and keys: long, without a space, with digits among the letters. */
const LONG_KEY = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi
const RECORD_ID = /\b(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])[a-z0-9]{15}\b/g
const QUERY = /\?[^\s"'\\]+/g

/** Removes secrets and whatever identifies a person. No text may leave the server for a model before this. */
export function redact(text: string): string {
  return text
    .replace(EMAIL, '[email]')
    .replace(JWT, '[token]')
    .replace(BEARER, '$1 [token]')
    .replace(SECRET, '$1[secret]')
    .replace(QUERY, '?[query]')
    .replace(IPV4, '[address]')
    .replace(IPV6, '[address]')
    .replace(LONG_KEY, '[key]')
    .replace(RECORD_ID, '[id]')
}
