import { afterEach, expect, it, vi } from 'vitest'
import { click, find, render, type Rendered } from '../ui/testing/render'
import { useMailedLinks, type MailedLinks } from './mailed-links'
import { createStore, Provider } from './store'

let rendered: Rendered
afterEach(() => {
  rendered.close()
  vi.unstubAllGlobals()
})

function Page({ follow }: { readonly follow: (links: MailedLinks) => Promise<unknown> }) {
  const links = useMailedLinks()
  return <button onClick={() => void follow(links)}>Follow</button>
}

it.each<[string, (links: MailedLinks) => Promise<unknown>, string]>([
  [
    'changes an address',
    (links) => links.changeAddress('t', 'pw'),
    '/api/collections/users/confirm-email-change',
  ],
  ['confirms an address', (links) => links.confirmEmail('t'), '/api/collections/users/confirm-verification'],
  ['is looked at', (links) => links.lookAtLink('t'), '/api/account/link'],
  [
    'sets a password',
    (links) => links.setPassword('t', 'pw'),
    '/api/collections/users/confirm-password-reset',
  ],
])('a link that %s asks the server for just that', async (_what, follow, path) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (to: string) => {
    asked.push(to)
    return new Response(null, { status: 204 })
  })
  rendered = render(
    <Provider store={createStore()}>
      <Page follow={follow} />
    </Provider>,
  )
  click(find(rendered.page, 'button'))
  await expect.poll(() => asked).toEqual([path])
})
