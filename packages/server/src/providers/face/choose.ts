import { SettingsError } from '../../platform/settings/settings.ts'
import { builtInFaces } from './built-in.ts'
import type { FaceDetector } from './provider.ts'
import { rekognitionFaces } from './rekognition.ts'

export interface FaceSettings {
  readonly FACE_PROVIDER: 'built-in' | 'rekognition'
  readonly REKOGNITION_REGION: string
  readonly REKOGNITION_URL?: string | undefined
  readonly REKOGNITION_ACCESS_KEY?: string | undefined
  readonly REKOGNITION_SECRET_KEY?: string | undefined
}

export function createFaces(settings: FaceSettings): FaceDetector {
  if (settings.FACE_PROVIDER === 'built-in') return builtInFaces()
  const { REKOGNITION_REGION: region, REKOGNITION_URL: url } = settings
  const { REKOGNITION_ACCESS_KEY: accessKey, REKOGNITION_SECRET_KEY: secretKey } = settings
  if (!accessKey || !secretKey) {
    throw new SettingsError(
      'Wrong settings:\n  FACE_PROVIDER: rekognition also needs REKOGNITION_ACCESS_KEY and REKOGNITION_SECRET_KEY',
    )
  }
  return rekognitionFaces({ region, accessKey, secretKey, ...(url ? { url } : {}) })
}
