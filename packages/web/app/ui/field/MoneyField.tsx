import { useTexts } from '../../texts/texts.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type MoneyFieldProps = Omit<TextFieldProps, 'mask' | 'prefix' | 'type' | 'inputMode'>

/** An amount in the site's currency as typed (1.234,50); `parsePrice` reads it. */
export function MoneyField(props: MoneyFieldProps) {
  const texts = useTexts()
  const symbol = texts.moneyParts(0).find((part) => part.type === 'currency')?.value
  return <TextField autoComplete="off" {...props} prefix={symbol} inputMode="decimal" mask="money" />
}
