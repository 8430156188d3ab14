/** Files that a visitor may add to a message. All sizes together. */
export const attachmentLimits = { files: 3, bytes: 10 * 2 ** 20 } as const;

/** Accepted kinds: how their names end. */
export const attachmentKinds = {
  pdf: { extensions: ['pdf'], type: 'application/pdf' },
  docx: { extensions: ['docx'], type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { extensions: ['xlsx'], type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  png: { extensions: ['png'], type: 'image/png' },
  jpeg: { extensions: ['jpg', 'jpeg'], type: 'image/jpeg' },
} as const;

/** What a file input accepts. */
export const attachmentAccept = '.pdf,.docx,.xlsx,.png,.jpg,.jpeg';
