/** The build that this page is of; in development there is none. */
export function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
}
