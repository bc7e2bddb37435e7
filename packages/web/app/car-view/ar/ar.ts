import { type ArFormat, arPath } from '@volante/domain/car/ar-model'
import { assetAddress } from '@volante/domain/car/car-image'
import type { ViewFiles } from '../files.ts'

/** What this device opens to stand a car in its own surroundings, life-size; null where it opens none. */
export function arFormat(): ArFormat | null {
  if (document.createElement('a').relList.supports('ar')) return 'usdz'
  return /\bAndroid\b/.test(navigator.userAgent) ? 'glb' : null
}

/** Takes a car, its colour code and a format; returns the file's address. */
export const arAddress = ({ model, look, version }: ViewFiles, color: string, format: ArFormat): string =>
  assetAddress(arPath({ model, look, color }, format), version)

/** Takes an address of this site and a page to return to where there is no viewer; returns what Android opens Scene Viewer by. */
export function sceneViewer(
  address: string,
  title: string,
  { origin, href }: Pick<Location, 'origin' | 'href'>,
): string {
  const asked = new URLSearchParams({ file: origin + address, mode: 'ar_preferred', resizable: 'false', title })
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(href)}`,
  ]
  return `intent://arvr.google.com/scene-viewer/1.2?${asked}#Intent;${intent.join(';')};end;`
}
