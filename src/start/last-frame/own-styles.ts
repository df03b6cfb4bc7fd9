/** Which classes have their style from the page's own sheet, which is there before the first paint. */
export function ownStyles(): (name: string) => boolean {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet
  const names = new Set(
    [...(sheet?.cssRules ?? [])].flatMap(({ cssText }) => cssText.match(/\.[\w-]+/g) ?? []),
  )
  return (name) => names.has(`.${name}`)
}
