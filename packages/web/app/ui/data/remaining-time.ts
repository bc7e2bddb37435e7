/** Takes milliseconds; answers them as h:mm:ss, or mm:ss below an hour, rounded up, never below zero. */
export function remainingTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const rest = `${two(minutes % 60)}:${two(seconds % 60)}`
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${rest}` : rest
}
