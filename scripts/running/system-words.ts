const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not do that there',
  EPERM: 'this user may not do that there',
  EROFS: 'that disk can only be read',
  ENOSPC: 'that disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file of that name is in the way',
  ENOENT: 'a part of its path leads nowhere',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'it is too long',
}

/** What the system refused, in words instead of its codes. */
export function systemWords(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? ''
  return WORDS[code] ?? 'the system refuses it'
}
