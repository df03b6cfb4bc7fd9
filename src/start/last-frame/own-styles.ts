/** Tells which classes get their style from the sheet in the page, which is there before the first paint. */
export function ownStyles(): (name: string) => boolean {
  const sheet = document.querySelector('style')?.sheet
  const names = new Set(
    [...(sheet?.cssRules ?? [])].flatMap(({ cssText }) => cssText.match(/\.[\w-]+/g) ?? []),
  )
  return (name) => names.has(`.${name}`)
}
