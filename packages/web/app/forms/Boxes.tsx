import type { FieldsetProps } from '../ui/field/Fieldset.tsx'
import { Checkbox, CheckboxGroup } from '../ui/choice/Checkbox.tsx'
import type { RadioOption } from '../ui/choice/RadioGroup.tsx'

interface BoxesProps extends Omit<FieldsetProps, 'children'> {
  readonly name: string
  readonly options: readonly RadioOption[]
  readonly defaultOptions?: readonly string[]
}

/** Boxes of one question, posted under one name. */
export function Boxes({ name, options, defaultOptions = [], ...fieldset }: BoxesProps) {
  return (
    <CheckboxGroup {...fieldset}>
      {options.map(({ value, label, hint }) => (
        <Checkbox
          key={value}
          id={`${name}-${value}`}
          name={name}
          value={value}
          label={label}
          hint={hint}
          defaultChecked={defaultOptions.includes(value)}
        />
      ))}
    </CheckboxGroup>
  )
}
