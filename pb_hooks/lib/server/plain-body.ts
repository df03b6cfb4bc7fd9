/** The body of a request. What PocketBase returns holds Go values; going through JSON text makes them plain. */
export function plainBody(e: core.RequestEvent): unknown {
  return JSON.parse(JSON.stringify(e.requestInfo().body))
}
