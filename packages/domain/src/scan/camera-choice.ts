export interface CameraOption {
  readonly id: string
  /** As the system names it, in its language; empty before the camera was allowed. */
  readonly label: string
}

/** What systems call a camera that cannot come near enough, or that looks at its owner. */
const FAR = /ultra|wide|ampl[ií]|gran angular|tele|grande-angular/i
const FRONT = /front|frontal|user|facetime|selfie|delanter/i
/** Systems that only number their cameras put the main one of each side first: "camera2 0, facing back". */
const BACK = /back|rear|environment|tras|posterior/i

/**
 * Takes the cameras of a device and the one used last, if any; returns the one to begin with: the one used last where it is
 * still there, otherwise the plain one at the back, since the widest has no near focus (CH-7). Undefined: the system may choose.
 */
export function cameraToUse(cameras: readonly CameraOption[], last: string | null): string | undefined {
  if (cameras.some(({ id }) => id === last)) return last ?? undefined
  const named = cameras.filter(({ label }) => label !== '' && !FRONT.test(label))
  const near = named.filter(({ label }) => !FAR.test(label))
  return (near.find(({ label }) => BACK.test(label)) ?? near[0] ?? named[0])?.id
}
