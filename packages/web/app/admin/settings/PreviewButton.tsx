import { PREVIEW_AS } from '@volante/contract/change-sets'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'

/** Opens the shop with the value as it is typed, which nobody keeps. */
export function PreviewButton() {
  const { t } = useTexts()
  return (
    <>
      <Select
        id="preview-as"
        name="as"
        label={t('sheets.set.preview.as')}
        options={PREVIEW_AS.map((value) => ({ value, label: t(`sheets.set.preview.as.${value}`) }))}
      />
      <Button type="submit" name="intent" value="preview" variant="secondary" size="small">
        {t('settings.preview')}
      </Button>
    </>
  )
}
