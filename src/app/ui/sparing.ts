/** Whether this device should be spared work that nobody has asked for, as far as the browser says. */

/** What some browsers know of the connection and the battery. */
interface Known {
  readonly connection?: { readonly saveData?: boolean };
  getBattery?(): Promise<{ readonly charging: boolean; readonly level: number }>;
}

/** From this charge down, a device that is not being charged saves its battery. */
const LOW = 0.3;

/** Whether the reader saves data, or the battery runs low. */
export async function isSparing(): Promise<boolean> {
  const known = navigator as Known;
  if (known.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches) return true;
  const battery = await known.getBattery?.().catch(() => undefined);
  return battery !== undefined && !battery.charging && battery.level <= LOW;
}
