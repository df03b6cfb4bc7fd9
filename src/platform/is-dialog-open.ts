/** Whether a dialog covers the page. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}
