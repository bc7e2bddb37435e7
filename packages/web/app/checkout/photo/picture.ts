const LONGEST = 1280

/** Takes a running camera or a photo; returns it as a JPEG of at most 1280 pixels, null when it shows none. */
export async function pictureOf(source: HTMLVideoElement | Blob): Promise<string | null> {
  try {
    const image = source instanceof Blob ? await createImageBitmap(source) : source
    const [width, height] =
      image instanceof HTMLVideoElement ? [image.videoWidth, image.videoHeight] : [image.width, image.height]
    const scale = Math.min(1, LONGEST / Math.max(width, height))
    if (!(width > 0 && height > 0)) return null
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', 0.9)
  } catch {
    return null
  }
}
