/** One car on its stand in the studio of the 3D view. */
export interface Stand {
  /** Takes degrees from the nose to the left side and the paints, #rrggbb; answers the picture's bytes in base 64: rows of red, green, blue, alpha (straight). */
  readonly shoot: (azimuth: number, body: string, roof: string) => string
}

/** Metres. */
interface Size {
  readonly length: number
  readonly height: number
}

/** Takes the geometry's address, the car's measures and a look; answers the car ready to be turned. */
export type StandFor = (address: string, size: Size, look: string) => Promise<Stand>
