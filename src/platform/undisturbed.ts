import { isDialogOpen } from './is-dialog-open'

/**
 * Fields whose text would be lost. Not those of a search, which is typed again in a moment, and not those that are never
 * empty: the page of a day always has that day in a field. A field that begins with a text that is kept elsewhere has that
 * text in `data-shows-again`.
 */
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=search], [type=hidden],' +
  ' [type=date], [type=datetime-local], [type=range]), textarea'
const LOOK_AGAIN_MS = 500

/** Whether a dialog is open, or a field contains something that has not been sent yet. */
function isBusy(): boolean {
  if (isDialogOpen()) return true
  return [...document.querySelectorAll<HTMLInputElement>(FIELDS)].some(
    ({ value, dataset }) => value !== (dataset['showsAgain'] ?? ''),
  )
}

/** Runs it now, or as soon as nobody would lose anything by it. */
export function whenUndisturbed(run: () => void): void {
  if (isBusy()) setTimeout(() => whenUndisturbed(run), LOOK_AGAIN_MS)
  else run()
}
