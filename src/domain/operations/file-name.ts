/** The time in the name keeps files apart. It has no colons, as some systems do not allow them in file names. */
export function fileName(subject: string, ending: string, nowMs: number): string {
  const time = new Date(nowMs).toISOString().replace(/\.\d+/, '').replace(/[:-]/g, '')
  return `turbo-scores-${subject}-${time}.${ending}`
}
