import { afterEach } from 'vitest'
import { renderApp } from './render-app'

export let app: Awaited<ReturnType<typeof renderApp>>

export async function openApp(...asked: Parameters<typeof renderApp>): Promise<void> {
  app = await renderApp(...asked)
}

/** Each test opens the app once; it leaves nothing behind. */
export function closeAppAfterEach(): void {
  afterEach(() => app.close())
}

export const has = (selector: string) => () => app.page.querySelector(selector) !== null
export const says = (text: string) => () => app.page.textContent.includes(text)
