import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserRow } from '../../../domain/operations/directory/user-row'
import { click, eventually, find, fire } from '../../../ui/testing/render'
import { NOON_MS } from '../testing/console-server'
import { button, cells } from '../testing/on-screen'
import { show, showSectionForEach } from '../testing/section-on-screen'
import { Directory } from './directory'

showSectionForEach()

let files: { readonly name: string; readonly blob: Blob }[]
beforeEach(() => {
  files = []
  let made: Blob
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((made = blob as Blob), 'blob:x'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: made })
  })
})
afterEach(() => void vi.restoreAllMocks())

const ANN: UserRow = {
  id: 'u1',
  active: true,
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@fans.example',
  role: 'admin',
  lastActive: NOON_MS,
  verified: true,
}
const BO: UserRow = {
  id: 'u2',
  active: false,
  firstName: 'Bo',
  lastName: 'Stone',
  email: '',
  role: 'user',
  verified: false,
}
const ROWS = [ANN, BO]
const many = (count: number) => Array.from({ length: count }, (_, n) => ({ ...ANN, id: `u${n}` }))
const picked: string[] = []

function open(rows = ROWS, path = '/') {
  picked.length = 0
  const directory = (
    <Directory
      rows={rows}
      actions={{
        onEdit: ({ id }) => picked.push(`edit ${id}`),
        onEnd: ({ id }) => picked.push(`end ${id}`),
      }}
    />
  )
  return show(directory, {}, path)
}
const heads = (page: HTMLElement) =>
  [...page.querySelectorAll('thead th')].map(({ textContent }) => textContent)
const names = (page: HTMLElement) => cells(page).map((row) => row[1])
const labelled = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(name))!
function choose(page: HTMLElement, name: string, value: string) {
  const select = find<HTMLSelectElement>(labelled(page, name), 'select')
  select.value = value
  fire(select, new Event('change', { bubbles: true }))
}
const says = (page: HTMLElement, name: string) => {
  const select = find<HTMLSelectElement>(labelled(page, name), 'select')
  return [...select.options].find(({ value }) => value === select.value)?.textContent
}

describe('002 section 2: the filters of the User Directory', () => {
  it.each([
    ['Role', 'admin', 'admin', 'role=admin', ['Ann']],
    ['Role', 'user', 'user', 'role=user', ['Bo']],
    ['Status', 'active', 'Active now', 'show=active', ['Ann']],
    ['Verified', 'yes', 'Verified', 'verified=yes', ['Ann']],
    ['Verified', 'no', 'Not verified', 'verified=no', ['Bo']],
  ])(
    'with %s set to %s show only matching users, from the first page on',
    async (name, value, label, search, left) => {
      const { page, history } = open(ROWS, '/?page=1')
      expect(says(page, name)).toBe('All')
      choose(page, name, value)
      await eventually(() => names(page).join() === left.join())
      expect([history.at(-1), says(page, name)]).toEqual([`/?${search}`, label])
      choose(page, name, '')
      expect([history.at(-1), names(page)]).toEqual(['/', ['Ann', 'Bo']])
    },
  )

  it('offers the roles that there are', () => {
    const { page } = open()
    const options = [...labelled(page, 'Role').querySelectorAll('option')].map(({ value }) => value)
    expect(options).toEqual(['', 'superuser', 'admin', 'user'])
  })
})

describe('002 section 2: the columns of the User Directory', () => {
  const box = (page: HTMLElement, name: string) =>
    find<HTMLInputElement>(
      [...page.querySelectorAll('[aria-label=Columns] label')].find(
        ({ textContent }) => textContent === name,
      ) ?? page,
      'input',
    )

  it('can be hidden and shown again one by one', () => {
    const { page, history } = open()
    const all = heads(page)
    expect(all).toHaveLength(8)
    click(box(page, 'Role'))
    click(box(page, 'Email'))
    expect(history.at(-1)).toBe('/?hide=role%2Cemail')
    expect(heads(page)).toEqual(all.filter((name) => name !== 'Role' && name !== 'Email'))
    expect([box(page, 'Role').checked, box(page, 'Verified').checked]).toEqual([false, true])
    click(box(page, 'Role'))
    expect(history.at(-1)).toBe('/?hide=email')
    expect(heads(page)).toEqual(all.filter((name) => name !== 'Email'))
  })

  it('show with an arrow by which one they are sorted', () => {
    const { page } = open(ROWS, '/?sort=-email')
    expect(heads(page)).toContain('Email ↓')
    expect(find(page, '[aria-sort=descending]').textContent).toBe('Email ↓')
    expect(page.querySelectorAll('[aria-sort=none]')).toHaveLength(6)
    click(button(page, 'Role'))
    expect(find(page, '[aria-sort=ascending]').textContent).toBe('Role ↑')
  })

  it('tell by colour who is active, and name each role', () => {
    const { page } = open()
    const colours = [...page.querySelectorAll('tbody [data-colour]')].map((word) => [
      word.textContent,
      word.getAttribute('data-colour'),
    ])
    expect(colours.map(([text]) => text)).toEqual(['Yes', 'admin', 'No', 'user'])
    expect([colours[0]?.[1], colours[2]?.[1]]).toEqual(['green', 'grey'])
    expect(page.querySelectorAll('tbody time')).toHaveLength(1)
  })

  it.each([
    ['', ['Ann', 'Bo']],
    ['?hide=active', ['Ann', 'Bo']],
    ['?hide=firstName', ['Lee', 'Stone']],
    ['?hide=firstName,lastName', ['ann@fans.example', '-']],
    ['?hide=firstName,lastName,email', []],
  ])('the first that names a person heads the rows: %s', (search, expected) => {
    const { page } = open(ROWS, `/${search}`)
    const headers = [...page.querySelectorAll('tbody th[scope=row]')]
    expect(headers.map(({ textContent }) => textContent)).toEqual(expected)
  })

  it('keep apart what a person is called, which may be written from right to left', () => {
    const { page } = open([ANN])
    const apart = [...page.querySelectorAll('tbody bdi')].map(({ textContent }) => textContent)
    expect(apart).toEqual(['Ann', 'Lee', 'ann@fans.example'])
  })

  it('end with what can be done with each user', () => {
    const { page } = open()
    click(find(page, '[aria-label="Edit Ann Lee"]'))
    click(find(page, '[aria-label="End sessions of Bo Stone"]'))
    expect(picked).toEqual(['edit u1', 'end u2'])
  })

  it('name a user without a name by email address, and without that just as user', () => {
    const nameless = { ...ANN, firstName: '', lastName: '' }
    const { page } = open([
      { ...nameless, id: 'a' },
      { ...nameless, id: 'b', email: '' },
      { ...nameless, id: 'c', lastName: 'Lee' },
    ])
    const edits = [...page.querySelectorAll('[aria-label^=Edit]')].map((one) =>
      one.getAttribute('aria-label'),
    )
    expect(edits).toEqual(['Edit ann@fans.example', 'Edit user', 'Edit Lee'])
  })
})

describe('the pages of the User Directory', () => {
  const buttons = (page: HTMLElement) =>
    ['Previous', 'Next'].map((name) => (button(page, name) as HTMLButtonElement).disabled)
  const status = (page: HTMLElement) => find(page, '[role=status]').textContent

  it('have no buttons when all users fit on one', () => {
    const { page } = open(many(50))
    expect(status(page)).toBe('50 users')
    expect(page.textContent).not.toContain('Next')
  })

  it.each([
    [1, '1 user'],
    [0, '0 users'],
  ])('say how many users there are: %i', (count, text) => {
    expect(status(open(many(count)).page)).toBe(text)
  })

  it('can be turned forth and back, but not past the first and the last', () => {
    const { page, history } = open(many(101))
    expect([status(page), buttons(page)]).toEqual(['1 to 50 of 101 users', [true, false]])
    click(button(page, 'Next'))
    expect([status(page), buttons(page)]).toEqual(['51 to 100 of 101 users', [false, false]])
    click(button(page, 'Next'))
    expect([status(page), buttons(page)]).toEqual(['101 to 101 of 101 users', [false, true]])
    click(button(page, 'Previous'))
    click(button(page, 'Previous'))
    expect([status(page), history.at(-1)]).toEqual(['1 to 50 of 101 users', '/'])
  })

  it('end with the last, whatever the address says', () => {
    const { page } = open(many(51), '/?page=9')
    expect(status(page)).toBe('51 to 51 of 51 users')
  })
})

describe('the export of the User Directory', () => {
  it('holds the users of all pages, in the columns that are shown', async () => {
    const { page } = open(many(60), '/?hide=email,active')
    click(button(page, 'Export CSV'))
    expect(files[0]?.name).toMatch(/^turbo-scores-users-\d{8}T\d{6}Z\.csv$/)
    expect(files[0]?.blob.type).toBe('text/csv;charset=utf-8')
    const lines = (await files[0]!.blob.text()).trim().split('\r\n')
    expect(lines).toHaveLength(61)
    expect(lines[0]).not.toContain('Email')
    expect(lines[0]).toContain('First Name')
  })

  it('is disabled when nobody was found', () => {
    const { page } = open([])
    expect((button(page, 'Export CSV') as HTMLButtonElement).disabled).toBe(true)
    expect(page.textContent).toContain('No users found')
  })
})
