import { type CameraOption, cameraToUse } from '@volante/domain/scan/camera-choice'

export interface OpenCamera {
  readonly stream: MediaStream
  readonly cameras: readonly CameraOption[]
  readonly id: string
  /** Only where the camera has it. */
  readonly zoom: { readonly min: number; readonly max: number; readonly step: number } | null
  readonly hasTorch: boolean
}

const KEY = 'volante-camera'

/** Takes the camera that somebody chose, if any; opens it, or the one used last, or the one that is best for codes. Null: none was allowed or is there. */
export async function openCamera(chosen?: string): Promise<OpenCamera | null> {
  // Browsers offer no camera to pages that came over a plain line.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (!mediaDevices) return null
  try {
    const wanted = chosen ?? lastCamera() ?? undefined
    const first = await streamOf(mediaDevices, wanted).catch(() => streamOf(mediaDevices))
    const cameras = await listed(mediaDevices)
    const better = chosen ?? cameraToUse(cameras, lastCamera())
    if (better === undefined || better === idOf(first)) return opened(first, cameras)
    stop(first)
    return opened(await streamOf(mediaDevices, better), cameras)
  } catch {
    return null
  }
}

const streamOf = (devices: MediaDevices, id?: string): Promise<MediaStream> =>
  devices.getUserMedia({
    video: {
      width: { ideal: 1280 },
      height: { ideal: 960 },
      ...(id === undefined ? { facingMode: 'environment' } : { deviceId: { exact: id } }),
    },
  })

async function listed(devices: MediaDevices): Promise<readonly CameraOption[]> {
  const all = await devices.enumerateDevices()
  return all.flatMap(({ kind, deviceId: id, label }) => (kind === 'videoinput' ? [{ id, label }] : []))
}

const trackOf = (stream: MediaStream): MediaStreamTrack | undefined => stream.getVideoTracks()[0]
const idOf = (stream: MediaStream): string => trackOf(stream)?.getSettings().deviceId ?? ''

/** Not in the browsers' standard types yet (W3C MediaStream Image Capture). */
interface ImageCapabilities {
  readonly zoom?: { readonly min: number; readonly max: number; readonly step: number }
  readonly torch?: boolean
}

function opened(stream: MediaStream, cameras: readonly CameraOption[]): OpenCamera {
  const can = (trackOf(stream)?.getCapabilities?.() ?? {}) as ImageCapabilities
  const zoom = can.zoom && can.zoom.max > can.zoom.min ? can.zoom : null
  return { stream, cameras, id: idOf(stream), zoom, hasTorch: can.torch === true }
}

/** Changes what the camera can change; one that cannot stays as it is. */
export function adjust({ stream }: OpenCamera, to: { readonly zoom: number } | { readonly torch: boolean }): void {
  void trackOf(stream)
    ?.applyConstraints({ advanced: [to as MediaTrackConstraintSet] })
    .catch(() => null)
}

export function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function lastCamera(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The next time the same camera is opened, on this device alone. */
export function rememberCamera(id: string): void {
  try {
    localStorage.setItem(KEY, id)
  } catch {
    // A browser that keeps nothing asks for nothing: the best camera is opened again.
  }
}
