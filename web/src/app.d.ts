declare module 'virtual:words' {
  const addresses: Record<'en' | 'de' | 'it' | 'fr', string>
  export default addresses
}
