/** Whether auto-scroll moves the page, or rests for a moment because somebody is there. */
export function scrollsByItself(): boolean {
  return document.documentElement.dataset['autoScroll'] !== undefined
}
