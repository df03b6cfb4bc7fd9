/**
 * When the focused element is removed, nothing has the focus: the keyboard would begin anew, and screen readers would say
 * nothing. The dialog on top takes it then. What lies below that is inert and refuses it.
 */
export function catchLostFocus(): void {
  if (document.activeElement !== document.body) return
  for (const dialog of document.querySelectorAll<HTMLElement>('dialog[open]')) dialog.focus()
}
