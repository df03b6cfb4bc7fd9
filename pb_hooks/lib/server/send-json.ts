/** Sends text of ours. `e.json` would turn a member without a value into null. */
export function sendJson(e: core.RequestEvent, body: object): void {
  return sendJsonText(e, JSON.stringify(body))
}

export function sendJsonText(e: core.RequestEvent, json: string): void {
  return e.blob(200, 'application/json', json)
}
