/**
 * When the focused element is removed, nothing has the focus: the keyboard would begin anew, and screen readers would say
 * nothing. The dialog on top takes it then, since what lies below is inert and refuses it, or else the menu of the page.
 */
export function catchLostFocus(): void {
  if (document.activeElement !== document.body) return
  const takers = '[data-header] [aria-haspopup=menu], dialog[open]'
  for (const one of document.querySelectorAll<HTMLElement>(takers)) one.focus()
}
