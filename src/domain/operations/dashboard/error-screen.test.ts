import { describe, expect, it } from 'vitest'
import { errorScreen } from './error-screen'

describe('boundaries', () => {
  it('002 section 8: root: "Something went wrong" with Try Again and Reload Application', () => {
    expect(errorScreen({ scope: 'root' })).toEqual({
      title: 'Something went wrong',
      tryAgain: 'Try Again',
      reload: 'Reload Application',
    })
  })

  it('001 section 2: component, with Technical Details, Try Again and Reload Page', () => {
    expect(errorScreen({ scope: 'component', component: 'BoxScore' })).toEqual({
      title: 'Something went wrong in BoxScore',
      details: 'Technical Details',
      tryAgain: 'Try Again',
      reload: 'Reload Page',
    })
  })
})
