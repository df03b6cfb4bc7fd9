export function usageToPrint(
  file: string,
  args: readonly string[],
): { readonly text: string; readonly isAsked: boolean } | undefined
export const COMMAND_FILES: readonly string[]
export function refusalOfNode(version: string): string | undefined
