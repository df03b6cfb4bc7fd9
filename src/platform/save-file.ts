/** Hands a text to the browser as a download. A long text comes in parts, which need not be joined to one string. */
export function saveFile(name: string, type: string, text: string | readonly string[]): void {
  const url = URL.createObjectURL(new Blob(typeof text === 'string' ? [text] : [...text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
