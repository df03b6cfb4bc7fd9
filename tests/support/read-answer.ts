export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

/** An answer with all that it says. A body of nothing is read as one without members. */
export async function readAnswer(asked: Promise<Response>): Promise<Answer> {
  const answer = await asked
  const text = await answer.text()
  const body = text ? (JSON.parse(text) as Answer['body']) : {}
  return { status: answer.status, headers: answer.headers, body }
}
