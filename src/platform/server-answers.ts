/** Whether the server can be reached now, whatever it has to say. */
export function serverAnswers(): Promise<boolean> {
  return fetch('/api/time', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
