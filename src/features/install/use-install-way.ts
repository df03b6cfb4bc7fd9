import { useSyncExternalStore } from 'react'
import { installWay, type InstallWay } from '../../domain/screen/install-way'
import { installOffer, isInstalled } from '../../platform/install'

/** How this browser can install the app; undefined if it is installed already or cannot be installed. */
export function useInstallWay(): InstallWay | undefined {
  const canPrompt = useSyncExternalStore(installOffer.onChange, installOffer.isThere)
  // An address without TLS is never installed, whatever the browser.
  if (!window.isSecureContext) return undefined
  return installWay({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: isInstalled(),
    canPrompt,
  })
}
