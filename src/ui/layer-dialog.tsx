import type { ComponentProps } from 'react'
import { Dialog } from './dialog'
import { useBackStep } from './use-back-step'

/** A dialog without an address of its own, over a page that stays: the browser's Back closes it like its button. */
export function LayerDialog(props: ComponentProps<typeof Dialog>) {
  useBackStep(() => {
    props.onClose()
    return 'closed'
  })
  return <Dialog {...props} />
}
