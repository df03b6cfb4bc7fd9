/** What a program says; empty where there is no such program. */
export function outputOf(program: string, ...args: string[]): string {
  try {
    return toString($os.cmd(program, ...args).output())
  } catch {
    return ''
  }
}
