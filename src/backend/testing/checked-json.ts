/** An answer of the server that it found to be true at this time. */
export function checkedJson(body: object, checkedAt: Date | string = new Date()): Response {
  const time = checkedAt instanceof Date ? checkedAt.toISOString() : checkedAt
  return Response.json(body, { headers: { 'X-Checked-At': time } })
}
