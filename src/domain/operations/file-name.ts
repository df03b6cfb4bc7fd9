/** Files that were saved at different times are told apart. The colons of an ISO time may not stand in a name everywhere. */
export function fileName(subject: string, ending: string, nowMs: number): string {
  const time = new Date(nowMs).toISOString().replace(/\.\d+/, '').replace(/[:-]/g, '')
  return `turbo-scores-${subject}-${time}.${ending}`
}
