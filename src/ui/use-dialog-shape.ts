import { useWideScreen } from './use-wide-screen'

/** For dialogs that are a sheet at the lower edge of a phone. */
export function useDialogShape(): 'dialog' | 'sheet' {
  return useWideScreen() ? 'dialog' : 'sheet'
}
