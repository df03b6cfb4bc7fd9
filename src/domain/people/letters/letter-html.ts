import type { LetterWords } from './letter-kind'

// Mail programs have neither our style sheet nor CSS variables, so the Midnight theme's colours are repeated as values.
const INK = '#f6f8ff'
const MUTED = '#b4c6f0'
const PAGE = '#050d26'
const CARD = '#0d2150'
const ACCENT = '#62b5ff'
const ON_ACCENT = '#04122b'
const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** The HTML part of a letter, in the product's look: one column, no pictures, and nothing that has to be loaded. */
export function letterHtml(words: LetterWords): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escaped(words.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAGE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAGE}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">
<tr><td style="padding:0 4px 16px;font:800 18px/1.2 ${FONT};letter-spacing:.02em;color:${INK}">TURBO <span style="color:${ACCENT}">SCORES</span></td></tr>
<tr><td style="padding:28px 24px;background:${CARD};border-radius:16px">
<h1 style="margin:0 0 12px;font:700 24px/1.25 ${FONT};color:${INK}">${escaped(words.title)}</h1>
${words.paragraphs.map(paragraph).join('\n')}
${middle(words)}
<p style="margin:20px 0 0;font:400 14px/1.5 ${FONT};color:${MUTED}">${escaped(words.otherwise)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 12px;font:400 16px/1.5 ${FONT};color:${INK}">${escaped(text)}</p>`
}

function middle({ button, code }: LetterWords): string {
  if (code)
    return `<p style="margin:12px 0;font:700 36px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.2em;color:${ACCENT}">${escaped(code)}</p>`
  if (!button) return ''
  const link = escaped(button.link)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:20px 0"><tr><td style="background:${ACCENT};border-radius:999px">
<a href="${link}" style="display:inline-block;padding:14px 28px;font:700 16px/1.2 ${FONT};color:${ON_ACCENT};text-decoration:none">${escaped(button.label)}</a>
</td></tr></table>
<p style="margin:0;font:400 13px/1.5 ${FONT};color:${MUTED}">Or copy this address:<br><a href="${link}" style="color:${ACCENT};word-break:break-all">${link}</a></p>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
