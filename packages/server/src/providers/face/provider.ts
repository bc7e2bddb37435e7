/** Where a face is, in pixels of the upright photo. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Face {
  readonly box: Box
  /** How sure the detector is, 0 to 1. */
  readonly score: number
}

/** Finds faces in a photo; it never says whose they are and keeps nothing. */
export interface FaceDetector {
  /** Takes a JPEG, PNG or WebP that stands upright; returns every face it is sure of, the surest first. */
  detect(image: Uint8Array): Promise<{ readonly faces: readonly Face[] }>
}
