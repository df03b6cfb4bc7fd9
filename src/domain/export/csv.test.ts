import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvFile, csvText } from './csv'

describe('002 section 7: CSV export', () => {
  it.each([
    ['Ann', 'Ann'],
    ['Lee, Ann', '"Lee, Ann"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [' padded ', '" padded "'],
    ['', ''],
    ['-', '-'],
    ['=1+1', "'=1+1"],
    ['+123', "'+123"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ["O'Neil", "O'Neil"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ])('the cell %j is written %s', (text, cell) => {
    expect(csvCell(text)).toBe(cell)
  })

  it.each([
    [-3.5, '-3.5'],
    [0, '0'],
    [-0, '0'],
    [47.5, '47.5'],
    [Number.NaN, ''],
    [undefined, ''],
  ])('the number %s is written %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  it('a file begins with the mark by which spreadsheets recognise its encoding', () => {
    expect(csvFile([['Peña', -3.5]])).toBe('\uFEFFPeña,-3.5\r\n')
  })

  it('rows end as the format wants', () => {
    expect(
      csvText([
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ).toBe('a,b\r\nc,d\r\n')
  })

  it('what is written reads back as it was, to the letter', () => {
    const cell = fc.oneof(fc.string(), lettersOf('\'=-+@"\t\r\n, a＝'))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        expect(readCsv(csvText(rows)).map((row) => row.map(withoutGuard))).toEqual(rows)
      }),
    )
  })

  it('no cell that a spreadsheet reads begins like a formula, except for the dash of an empty one', () => {
    fc.assert(
      fc.property(lettersOf("'=-+@\t\r\n ＝a"), (text) => {
        const [[seen = ''] = []] = readCsv(csvText([[text]]))
        expect(seen === '-' || !/^\s*[=+\-@＝＋－＠]/.test(seen)).toBe(true)
      }),
    )
  })
})

const GUARDED = /^''*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** The cell without the apostrophe that made it safe. */
function withoutGuard(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text
}

function lettersOf(letters: string): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...letters.split('')) })
}

/** RFC 4180, as a spreadsheet reads it. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g
  for (const [, quoted, plain, end] of text.matchAll(pattern)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
