import { geometryFor, type ViewFiles } from './files.ts'
import { type Device, levelFor } from './levels.ts'

/** How the car can be turned here: as a model, as pictures, not at all. */
export type Kind = 'model' | 'frames' | 'none'

/** Takes the files and the device; returns the best way there is. */
export const firstKind = (files: ViewFiles, device: Device): Kind =>
  device.hasWebGl && geometryFor(files, levelFor(device)) ? 'model' : kindWithoutModel(files)

/** Takes the files; returns what stands in when the model cannot be shown. */
export const kindWithoutModel = ({ hasTurn }: ViewFiles): Kind => (hasTurn ? 'frames' : 'none')
