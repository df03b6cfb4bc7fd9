import { useSyncExternalStore } from 'react'
import { installWay, type InstallWay } from '../../domain/screen/install-way'
import { installOffer, isInstalled } from '../../platform/install'

/** How the app gets on this device from here; undefined where it is there already or cannot get there. */
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
