/** Draws a text as a QR code. The package is loaded on first use, to keep the start quick. */
export async function qrPng(text: string): Promise<Buffer> {
  const { default: qrcode } = await import("qrcode");
  return qrcode.toBuffer(text, { type: "png", margin: 2, scale: 6, errorCorrectionLevel: "M" });
}
