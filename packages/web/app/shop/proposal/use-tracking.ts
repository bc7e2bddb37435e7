import { useEffect } from 'react'
import { useFormState } from '../../forms/form-state.ts'
import { trackingNow } from './tracking.ts'

/** Adds to the form around it, at the last moment, what may be said of where its sender came from. */
export function useTracking(): void {
  const { id } = useFormState()
  useEffect(() => {
    const form = document.forms.namedItem(id)
    const add = ({ formData }: FormDataEvent) => {
      for (const [name, value] of Object.entries(trackingNow())) formData.set(name, value)
    }
    form?.addEventListener('formdata', add)
    return () => form?.removeEventListener('formdata', add)
  }, [id])
}
