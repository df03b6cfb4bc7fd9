export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

/** An answer with status, headers and body. An empty body is read as an object without members. */
export async function readAnswer(asked: Promise<Response>): Promise<Answer> {
  const answer = await asked
  const text = await answer.text()
  const body = text ? (JSON.parse(text) as Answer['body']) : {}
  return { status: answer.status, headers: answer.headers, body }
}
