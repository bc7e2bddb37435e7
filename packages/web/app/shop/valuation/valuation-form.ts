import { plateRefusal } from '@volante/domain/car/plate'
import { refuse, refusing } from '@volante/domain/refusal'
import { digitsOnlyRefusal, requiredRefusal } from '@volante/domain/text'
import { describeFields } from '../../forms/describe-fields.ts'

const described = describeFields({
  plate: { label: 'valuation.plate', autoComplete: 'off', maxLength: 9 },
  version: { label: 'valuation.version', control: 'select' },
  year: { label: 'valuation.year', control: 'select' },
  mileage: {
    label: 'valuation.mileage',
    inputMode: 'numeric',
    suffix: 'km',
    maxLength: 7,
  },
  owners: { label: 'valuation.owners', control: 'select' },
  service: { label: 'valuation.service', control: 'select' },
  damage: { label: 'valuation.damage', control: 'select' },
  tyres: { label: 'valuation.tyres', control: 'select' },
})
export const { Field } = described

/** A plate, or a version and its year; the rest narrows the range. */
export const VALUATION_FORM = described.form({
  kind: 'valuation',
  fields: ['plate', 'version', 'year', 'mileage', 'owners', 'service', 'damage', 'tyres'],
  rules: ({ plate, version, year, mileage }, { country }) =>
    refusing({
      plate:
        plate.trim() === ''
          ? version === ''
            ? refuse('validation.plate.required')
            : null
          : plateRefusal(plate, country),
      year: plate.trim() === '' && version !== '' ? requiredRefusal(year) : null,
      mileage: digitsOnlyRefusal(mileage, 'optional'),
    }),
})
