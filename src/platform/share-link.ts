/** `offered`: the browser's own list was shown. `copied`: the link is in the clipboard. `neither`: not even that is allowed. */
export type ShareResult = 'offered' | 'copied' | 'neither'

interface Link {
  readonly title: string
  readonly url: string
}

type Browser = Pick<Navigator, 'clipboard'> & { readonly share?: (link: Link) => Promise<void> }

/** Hands a link to the browser's own list of apps; where there is none it is copied. */
export async function shareLink(link: Link, browser: Browser = navigator): Promise<ShareResult> {
  try {
    if (!browser.share) return await copy(link.url, browser)
    await browser.share(link)
    return 'offered'
  } catch (error) {
    // Somebody looked at the list and closed it.
    if (error instanceof DOMException && error.name === 'AbortError') return 'offered'
    return copy(link.url, browser)
  }
}

/** Copies a text; where that is not allowed, the caller has to show it. */
export async function copy(text: string, { clipboard }: Browser = navigator): Promise<'copied' | 'neither'> {
  try {
    await clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'neither'
  }
}
